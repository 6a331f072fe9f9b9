import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils'
import ts from 'typescript'
import { lackingBrowsers } from './lackingBrowsers.ts'

const { api, javascript } = bcd
const builtins = javascript.builtins as Record<string, Identifier>

/**
 * An ESLint rule that reports what the oldest supported browsers lack: globals and members whose types come from
 * TypeScript's own libraries, looked up in the compatibility data by the type that declares them. A member is allowed
 * before `?.`, in a condition, and in a file that tests for it: `'member' in …`, `if (….member)`.
 */
export const supportedScripts = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    messages: { lacking: '{{name}} is not in {{browsers}} (.browserslistrc).' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()
    const askedFor = new Set<unknown>()
    const violations: { node: TSESTree.Node; name: string; browsers: string }[] = []

    const check = (node: TSESTree.Node, name: string, feature?: Identifier) => {
      const browsers = feature ? lackingBrowsers(feature) : []
      if (browsers.length > 0) violations.push({ node, name, browsers: browsers.join(', ') })
    }
    const isOfLibrary = (symbol?: ts.Symbol) =>
      symbol?.declarations?.length &&
      symbol.declarations.every((declared) => services.program.isSourceFileDefaultLibrary(declared.getSourceFile()))

    return {
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return
        const { name } = node.property
        if (isCondition(node)) askedFor.add(name)
        if (isOptional(node) || !isOfLibrary(services.getSymbolAtLocation(node.property))) return
        const holders = holdersOf(services.getTypeAtLocation(node.object), checker)
        const holder = holders.find((holder) => memberOf(holder, name))
        if (holder) check(node.property, `${holder.name}.${name}`, memberOf(holder, name))
      },
      Identifier(node) {
        if (node.parent.type.startsWith('TS')) return
        if (node.parent.type === 'MemberExpression' && node.parent.property === node) return
        const symbol = services.getSymbolAtLocation(node)
        if (!symbol || !(symbol.flags & ts.SymbolFlags.Value) || !isOfLibrary(symbol)) return
        check(node, node.name, builtins[node.name] ?? api[node.name] ?? api.Window![node.name])
      },
      'Literal[regex]'(node: TSESTree.RegExpLiteral) {
        const lookbehind = (javascript.regular_expressions as Record<string, Identifier>).lookbehind_assertion
        if (/\(\?<[=!]/.test(node.regex.pattern)) check(node, 'A lookbehind assertion', lookbehind)
        if (node.regex.flags.includes('v')) check(node, 'The flag v', builtins.RegExp!.unicodeSets)
      },
      'BinaryExpression[operator="in"] > Literal.left'({ value }: TSESTree.Literal) {
        askedFor.add(value)
      },
      'Program:exit'() {
        for (const { node, ...data } of violations)
          if (node.type !== 'Identifier' || !askedFor.has(node.name))
            context.report({ node, messageId: 'lacking', data })
      },
    }
  },
})

/** `a.b?.()` and `a.b?.c`: the code handles an `a` without `b`. */
const isOptional = ({ parent }: TSESTree.MemberExpression) =>
  (parent.type === 'CallExpression' || parent.type === 'MemberExpression') && parent.optional

/** Whether the expression is only tested for being truthy. */
function isCondition(node: TSESTree.Expression): boolean {
  const parent = node.parent
  if (parent.type === 'ChainExpression') return isCondition(parent)
  if (parent.type === 'CallExpression') return parent.callee.type === 'Identifier' && parent.callee.name === 'Boolean'
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return parent.test === node
  if (parent.type === 'LogicalExpression') return parent.operator === '&&' && parent.left === node
  return parent.type === 'UnaryExpression' && parent.operator === '!'
}

/** A type that declares members: of instances, or static ones. */
type Holder = { name: string; isStatic: boolean }

/** A type and its base types: `HTMLDivElement`, `HTMLElement`, `Element`, `ParentNode`, … */
function holdersOf(type: ts.Type, checker: ts.TypeChecker): Holder[] {
  const apparent = checker.getApparentType(type)
  if (apparent.isUnionOrIntersection()) return apparent.types.flatMap((part) => holdersOf(part, checker))
  const target = (apparent as ts.TypeReference).target ?? apparent
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : []
  return [...holderOf(target), ...bases.flatMap((base) => holdersOf(base, checker))]
}

/** TypeScript declares constructors as `var URL: {…}` and `interface MapConstructor`. */
function holderOf(type: ts.Type): Holder[] {
  const symbol = type.getSymbol()
  if (!symbol) return []
  const parent = symbol.declarations?.[0]?.parent
  if (parent && ts.isVariableDeclaration(parent)) return [{ name: parent.name.getText(), isStatic: true }]
  const name = symbol.name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/, '')
  return [{ name, isStatic: symbol.name.endsWith('Constructor') }]
}

/**
 * In the data, static members of DOM types end with `_static`. Members of a type that browsers lack are not reported:
 * the type itself is.
 */
function memberOf({ name: holder, isStatic }: Holder, name: string): Identifier | undefined {
  const intl = (builtins.Intl as Record<string, Identifier>)[holder]
  const builtin = builtins[holder] ?? intl
  if (builtin) return builtin[name]
  const type = api[holder]
  if (!type || lackingBrowsers(type).length > 0) return undefined
  return type[isStatic ? `${name}_static` : name]
}
