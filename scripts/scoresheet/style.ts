/**
 * For paper first. No size of the page is named: A4 and Letter both come from the printer, and the
 * layout is as wide as the paper lets it be. Nothing is told by colour alone.
 */
export const STYLE = `
@page { margin: 13mm 12mm 14mm; }
* { box-sizing: border-box; }
html { font: 10pt/1.35 'Atkinson Hyperlegible Next', 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif;
  color: #2c1b19; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0 auto; max-width: 190mm; }
h1, h2 { font-family: 'Fraunces Variable', Georgia, 'Times New Roman', serif; line-height: 1.1; margin: 0; }
h1 { font-size: 26pt; color: #84203a; }
h2 { font-size: 12pt; margin: 5mm 0 1.5mm; break-after: avoid; }
p { margin: 0; }
main + main { break-before: page; }
header { border-bottom: 1.5pt solid #84203a; padding-bottom: 2.5mm; margin-bottom: 4mm; }
header .result { font-size: 13pt; margin-top: 1mm; }
header .result span { font-size: 10pt; color: #5e4a42; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr, .games tbody, .whole { break-inside: avoid; }
th, td { padding: 1.1mm 1.2mm; text-align: center; vertical-align: middle; border-bottom: .4pt solid #b9a78c; }
thead th { font-size: 8.5pt; line-height: 1.15; vertical-align: bottom; border-bottom: 1.2pt solid #2c1b19; }
th.player, td.player { width: 16%; overflow-wrap: anywhere; border-left: .4pt solid #b9a78c; }
.players-5 .player { width: 13.6%; }
th.role, td.role { padding-inline: .5mm; font-size: 9pt; white-space: nowrap; }
.dense tbody th, .dense tbody td { padding-block: .45mm; }
.dense td.player b { font-size: 12pt; }
thead th.role { font-weight: 500; font-size: 7.5pt; }
td.player { position: relative; line-height: 1.15; }
td.player b { font-size: 13pt; }
td.player small, th.player small { display: block; font-weight: 400; font-size: 7.5pt; color: #5e4a42; white-space: nowrap; }
td.player small.beside { display: inline; font-size: 8.5pt; }
.signs { position: absolute; inset-block-start: .8mm; inset-inline-start: .8mm; font-size: 7pt; letter-spacing: .3mm; }
.foot th { text-align: end; }
.foot th, .foot td { border-top: 1.2pt solid #2c1b19; border-bottom: 0; }
.foot .wins, .standings .wins > * { background: #f3e3c4; outline: .8pt solid #2c1b19; outline-offset: -1pt; }
.told td { text-align: start; font-size: 8.5pt; padding-top: .2mm; }
.games tbody tr:first-child:not(.foot) > * { border-bottom: 0; }
.mode { white-space: nowrap; }
.games th.player, .games td.player { width: 20%; }
.suit { width: 4.6mm; height: 4.6mm; vertical-align: -1.1mm; stroke: #2c1b19; stroke-width: .9; stroke-linejoin: round; }
.suit .ink, .ink { fill: #2c1b19; stroke: none; } .paper { fill: #fff; stroke: none; }
.blue { fill: #8fb8e0; } .brown { fill: #b98a5e; } .yellow { fill: #f2d06b; } .green { fill: #8fc07c; } .red { fill: #cf5670; }
.hearts { fill: #dd6a62; } .lizard { fill: #8cc487; } .raven { fill: #4a5060; } .stars { fill: #f5cc5a; }
.symbols { position: absolute; width: 0; height: 0; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.legend { font-size: 8pt; color: #5e4a42; margin-top: 2mm; }
.legend span { white-space: nowrap; margin-inline-end: 3mm; }
.legend .suit { width: 3.6mm; height: 3.6mm; vertical-align: -.8mm; }
.note { font-size: 8pt; color: #5e4a42; }
.chart { width: 100%; display: block; font-size: 11px; }
.chart text { fill: #2c1b19; } .chart .name { font-size: 12px; white-space: pre; }
.chart .grid, .chart .zero, .chart .end, .chart .lead { fill: none; stroke: #d5c8b2; stroke-width: .8; }
.chart .zero { stroke: #2c1b19; } .chart .end { stroke: #84203a; stroke-width: 1.6; }
.chart polyline { fill: none; stroke: var(--line); stroke-width: 2; stroke-linejoin: round; }
.chart .lead { stroke: var(--line); } .chart .marks path { fill: var(--line); stroke: #fff; stroke-width: .8; }
.track { table-layout: fixed; } .track thead td { width: 24%; }
.track td, .track thead th { border: .6pt solid #8a7355; font-size: 8.5pt; }
.track thead td { border: 0; } .track thead th { text-align: center; }
.track tbody th, .standings tbody th { text-align: start; overflow-wrap: anywhere; }
.track .behind { background: #f6ecd8; } .track .now { background: #84203a; color: #fff; font-weight: 700; }
.played td { text-align: start; overflow-wrap: anywhere; } .played td:nth-child(2) { width: 24%; } .played td:nth-child(3) { width: 20%; }
.played td:first-child, .played td:nth-child(4) { white-space: nowrap; } .played thead th { text-align: start; }
.standings td b { font-size: 13pt; }
footer { margin-top: 4mm; font-size: 8.5pt; }
footer h2 { font-size: 10pt; margin-top: 3mm; }
dl { margin: 0; display: flex; flex-wrap: wrap; gap: .5mm 6mm; }
dl div { display: flex; gap: 1.5mm; } dt { color: #5e4a42; } dd { margin: 0; font-weight: 700; }
.fingerprint { font-family: ui-monospace, Consolas, 'DejaVu Sans Mono', monospace; }
footer ul { margin: 0; padding-inline-start: 4mm; columns: 2; column-gap: 7mm; font-size: 8pt; line-height: 1.3; }
footer li { break-inside: avoid; }
@media screen { body { padding: 8mm; } main + main { margin-top: 20mm; } }
`
