/** Copies a text for the user to paste elsewhere. Answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  // A page over plain http has no clipboard, and the application grants no page one.
  const { clipboard } = navigator as Partial<Navigator>
  try {
    await clipboard?.writeText(text)
    if (clipboard !== undefined) return true
  } catch {
    return copySelected(text)
  }
  return copySelected(text)
}

/** The old way, which needs no permission: what is selected is copied at the user's click. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.className = 'unseen'
  field.value = text
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- plain http has nothing newer
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
