import ts from 'typescript'
import { possibleStrings } from './possibleStrings.ts'

/** Where code asks for messages: the keys, and the calls whose keys its types do not name. */
export type Uses = {
  /** `mfe-profile:path.today` and the place that asks for it. */
  keys: Map<string, string>
  /** Beginnings of keys that end with a code which is sent or found: `mfe-profile:account.problem.`. */
  byCode: Set<string>
  /** Keys that are shown if they exist: a step of the breadcrumbs for each part of a remote's addresses. */
  optional: Set<string>
  problems: string[]
}

type Source = {
  program: ts.Program
  isOwn: (path: string) => boolean
  root: string
  exists: (key: string) => boolean
}

/** A translator: a namespace and what stands before its keys; or a property of a component, filled by its users. */
type Translator = { namespace: string; under: string } | { component: ts.Node; property: string } | undefined

/**
 * The keys of messages that a program asks for, by the types of what it gives to a translator. A key of parts has all
 * the keys that the types of its parts allow; a part that may be any text is a problem, unless it is the last one and
 * called `code`, or there is another key to fall back to.
 * @param exists which keys there are: of keys with several parts, types allow combinations that never occur, so each
 * value of each part must be in one key
 */
export function usedKeys({ program, isOwn, root, exists }: Source): Uses {
  const checker = program.getTypeChecker()
  const uses: Uses = { keys: new Map(), byCode: new Set(), optional: new Set(), problems: [] }
  /** What a component asks the translator of a property for. */
  const asked = new Map<ts.Node, { property: string; keys: string[] }[]>()
  /** Components whose property gets a translator. */
  const given: { to: ts.Node; property: string; translator: Translator; place: string }[] = []

  const placeOf = (node: ts.Node) => {
    const file = node.getSourceFile()
    return `${file.fileName.slice(root.length + 1)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  }
  const add = (namespace: string, key: string, place: string) =>
    key.includes(':') ? uses.keys.set(key, place) : uses.keys.set(`${namespace}:${key}`, place)
  const declarationOf = (node: ts.Node): ts.Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(node)
    const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return origin?.valueDeclaration ?? origin?.declarations?.[0]
  }

  function translatorOf(node: ts.Node): Translator {
    const declaration = declarationOf(node)
    if (!declaration) return undefined
    if (ts.isVariableDeclaration(declaration)) return madeBy(declaration.initializer, 'useWords')
    if (!ts.isBindingElement(declaration)) return undefined
    const holder = declaration.parent.parent
    const property = (declaration.propertyName ?? declaration.name).getText()
    if (ts.isVariableDeclaration(holder)) {
      return property === 't' ? madeBy(holder.initializer, 'useTranslation') : undefined
    }
    return ts.isParameter(holder) && property === 'words' ? { component: holder.parent, property } : undefined
  }

  function madeBy(call: ts.Expression | undefined, hook: string): Translator {
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== hook) return undefined
    const [namespace, under] = call.arguments
    // The shell's links, and the hooks themselves: whoever names the namespace is looked at.
    if (!namespace || !ts.isStringLiteralLike(namespace)) return undefined
    return { namespace: namespace.text, under: under && ts.isStringLiteralLike(under) ? `${under.text}.` : '' }
  }

  function visitCall(call: ts.CallExpression) {
    const name = call.expression.getText()
    const [first, second] = call.arguments
    if (name === 'useProblemWords' && first && ts.isStringLiteralLike(first)) {
      const under = second && ts.isStringLiteralLike(second) ? `${second.text}.` : ''
      uses.byCode.add(`${first.text}:${under}`)
      add(first.text, `${under}failure`, placeOf(call))
      return
    }
    if (!first) return
    const translator = translatorOf(call.expression)
    if (translator) askFor(first, translator)
    // A translator that came from elsewhere, for a key that names its namespace.
    else if (/(^|\.)t$/.test(name)) {
      for (const key of possibleStrings(first, checker) ?? []) if (key.includes(':')) add('', key, placeOf(call))
    }
  }

  function askFor(key: ts.Expression, translator: NonNullable<Translator>, hasOther = false): void {
    if (ts.isArrayLiteralExpression(key)) {
      return key.elements.forEach((one, place) => askFor(one, translator, place < key.elements.length - 1))
    }
    const place = placeOf(key)
    const keys = possibleStrings(key, checker)
    if ('component' in translator) {
      const { component, property } = translator
      if (keys) asked.set(component, [...(asked.get(component) ?? []), { property, keys }])
      return
    }
    const { namespace, under } = translator
    const ending = endingOf(key)
    if (keys) {
      const isThere = (one: string) => exists(one.includes(':') ? one : `${namespace}:${under}${one}`)
      const real = isOfSeveralParts(key) && missingParts(key, keys.filter(isThere)).length === 0
      for (const one of real ? keys.filter(isThere) : keys) add(namespace, under + one, place)
    } else if (ending && (hasOther || ending.isCode)) uses.byCode.add(`${namespace}:${under}${ending.beginning}`)
    else uses.problems.push(`${place}: the types do not say which keys ${key.getText()} may be`)
  }

  /** The values of parts that are in none of these keys. */
  function missingParts(key: ts.Expression, keys: string[]): string[] {
    if (!ts.isTemplateExpression(key)) return []
    const parts = key.templateSpans.flatMap(({ expression }) => possibleStrings(expression, checker) ?? [])
    return parts.filter((part) => !keys.some((one) => one.split('.').includes(part)))
  }

  function visitAttribute(attribute: ts.JsxAttribute) {
    const value = attribute.initializer && ts.isJsxExpression(attribute.initializer) && attribute.initializer.expression
    const property = attribute.name.getText()
    const to = property === 'words' && value && declarationOf(attribute.parent.parent.tagName)
    if (to)
      given.push({
        to: (ts.isVariableDeclaration(to) && to.initializer) || to,
        property,
        translator: translatorOf(value),
        place: placeOf(attribute),
      })
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) visitCall(node)
    if (ts.isJsxAttribute(node)) visitAttribute(node)
    // A form that gets its words from a translator gives it codes.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'words') {
      const translator = ts.isIdentifier(node.initializer) && translatorOf(node.initializer)
      if (translator && 'namespace' in translator) uses.byCode.add(`${translator.namespace}:${translator.under}`)
    }
    ts.forEachChild(node, visit)
  }

  for (const file of program.getSourceFiles()) {
    if (!isOwn(file.fileName)) continue
    visit(file)
    const [, remote] = /\/(mfe-[a-z-]+)\/src\/remote\.ts$/.exec(file.fileName) ?? []
    if (!remote) continue
    // Labels of links, which the shell translates in the namespace of their remote.
    for (const label of textsOf(file, 'label')) add(remote, label.text, placeOf(label))
    for (const { text } of textsOf(file, 'path'))
      for (const part of text.split('/')) uses.optional.add(`${remote}:breadcrumb.${part}`)
  }

  const ask = (component: ts.Node, namespace: string, under: string, place: string): void => {
    for (const { keys } of asked.get(component) ?? []) for (const key of keys) add(namespace, under + key, place)
    for (const { to, translator } of given) {
      if (translator && 'component' in translator && translator.component === component) {
        ask(to, namespace, under, place)
      }
    }
  }
  for (const { to, translator, place } of given) {
    if (translator && 'namespace' in translator) ask(to, translator.namespace, translator.under, place)
  }
  return uses
}

const isOfSeveralParts = (key: ts.Expression) => ts.isTemplateExpression(key) && key.templateSpans.length > 1

/** How a key begins whose last part is not known. */
function endingOf(key: ts.Expression): { beginning: string; isCode: boolean } | undefined {
  const isCode = (part: ts.Expression) => ts.isIdentifier(part) && part.text === 'code'
  if (!ts.isTemplateExpression(key)) return { beginning: '', isCode: isCode(key) }
  const [part, ...others] = key.templateSpans
  if (!part || others.length > 0 || part.literal.text !== '') return undefined
  return { beginning: key.head.text, isCode: isCode(part.expression) }
}

/** The texts of the properties with this name. */
function textsOf(node: ts.Node, name: string): ts.StringLiteralLike[] {
  const isThat = ts.isPropertyAssignment(node) && node.name.getText() === name
  const own = isThat && ts.isStringLiteralLike(node.initializer) ? [node.initializer] : []
  const below: ts.StringLiteralLike[] = []
  ts.forEachChild(node, (child) => void below.push(...textsOf(child, name)))
  return [...own, ...below]
}
