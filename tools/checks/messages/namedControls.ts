import ts from 'typescript'

/** A control that has a name beside the words that are seen on it: the keys that each of both may be. */
export type NamedControl = { line: number; names: string[]; seen: string[] }

/**
 * The controls of a component whose `aria-label` replaces words that are seen. Words that the control is given, as
 * `children`, are not known here: axe compares them in the browser.
 */
export function namedControls(text: string): NamedControl[] {
  const file = ts.createSourceFile('one.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: NamedControl[] = []
  const translators = new Map<string, string>()

  function keysOf(node: ts.Node): string[] {
    const prefix = ts.isCallExpression(node) ? translators.get(node.expression.getText()) : undefined
    if (prefix !== undefined)
      return textsIn((node as ts.CallExpression).arguments[0]!).map((key) => fullKey(prefix, key))
    return childrenOf(node).flatMap(keysOf)
  }

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node)) hearTranslator(node, translators)
    if (ts.isJsxElement(node)) {
      const label = node.openingElement.attributes.properties.find((one) => one.name?.getText() === 'aria-label')
      const names = label && isControl(node.openingElement.tagName.getText()) ? keysOf(label) : []
      const seen = names.length > 0 ? node.children.flatMap(keysOf) : []
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      if (seen.length > 0) found.push({ line: line + 1, names, seen })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Whether a message has the words of another one, whatever is put into both. */
export function hasWords(name: string, seen: string): boolean {
  const parts = seen.split(/\{\{.*?\}\}/).map((part) => wordsIn(part))
  let rest = wordsIn(name)
  return parts.every((part) => {
    const at = rest.indexOf(part)
    rest = rest.slice(at + part.length)
    return at >= 0
  })
}

/** The words of a text, each between spaces, so that none is found in a longer one. */
const wordsIn = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ` ${word} `).join('')

const isControl = (tag: string) => /^(a|button|summary)$|Link$|Button$/.test(tag)

const fullKey = (prefix: string, key: string) => (key.includes(':') ? key : prefix + key)

const childrenOf = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

const textsIn = (node: ts.Node): string[] =>
  ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isConditionalExpression(node)
      ? [node.whenTrue, node.whenFalse].flatMap(textsIn)
      : []

/** `const { t } = useTranslation('mfe-one')`, `const words = useWords('mfe-one', 'path')` */
function hearTranslator({ name, initializer }: ts.VariableDeclaration, translators: Map<string, string>): void {
  const call = initializer && ts.isCallExpression(initializer) ? initializer : undefined
  if (!/^use(Translation|Words)$/.test(call?.expression.getText() ?? '')) return
  const [namespace = '', under] = call!.arguments.flatMap(textsIn)
  translators.set(ts.isIdentifier(name) ? name.text : 't', `${namespace}:${under ? `${under}.` : ''}`)
}
