import { describeWire } from '../../contract/wire'
import { tercet } from '../engine/game'

const TABLES = Array.from({ length: 12 }, (_, index) => ({ long: index % 3 === 0 }))

describeWire(tercet, TABLES)
