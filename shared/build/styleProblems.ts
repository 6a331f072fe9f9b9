import postcss, { type AtRule, type Container, type Document, type Rule } from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import type { Combinator, Node, Selector } from 'postcss-selector-parser'

export type StyleProblem = { line: number; text: string }

/** What the elements of a selector are: anything; one with an own class; something inside one. */
type Place = 'anywhere' | 'own' | 'inside'

/** At-rules that hold for the rules inside them. Others, such as `@font-face` or `@property`, hold for all pages. */
const AROUND_RULES = new Set(['media', 'supports', 'container', 'layer', 'starting-style'])

/**
 * What a CSS Module does outside of its remote. Each selector must name an own class (or id) of the element itself, or of
 * an element that it is in: `:root[data-theme] .own` is allowed, `.own ~ p`, `:not(.own)` and `:global(header)` are not.
 */
export function styleProblems(css: string): StyleProblem[] {
  const problems: StyleProblem[] = []
  const add = (node: { source?: postcss.Source | undefined }, text: string) =>
    problems.push({ line: node.source?.start?.line ?? 1, text })

  function walk(container: Container | Document, parent: Place | null) {
    container.each((node) => {
      if (node.type === 'rule') walk(node, placeOf(node, parent))
      else if (node.type === 'atrule' && node.name === 'import')
        add(node, 'a remote imports no other style sheet: its selectors would be anybody’s.')
      else if (node.type === 'atrule' && AROUND_RULES.has(node.name)) walk(node, parent)
      else if (node.type === 'atrule' && !isOfModule(node)) add(node, `"@${node.name}" holds for all pages.`)
    })
  }

  /** Where the elements of a rule are. With several selectors the least certain place counts. */
  function placeOf(rule: Rule, parent: Place | null): Place {
    const places = parseSelectors()
      .astSync(rule.selector)
      .nodes.map((selector) => {
        const place = placeOfSelector(selector, parent)
        if (place === 'anywhere')
          add(rule, `"${String(selector).trim()}" reaches outside this remote. Begin it with a class of its own.`)
        return place
      })
    return places.every((place) => place === 'inside') ? 'inside' : 'own'
  }

  walk(postcss.parse(css), null)
  return problems
}

/** CSS Modules give animations own names, unless these are marked as global. */
const isOfModule = ({ name, params }: AtRule) => /keyframes$/.test(name) && !params.includes(':global')

function placeOfSelector(selector: Selector, parent: Place | null): Place {
  // A nested selector without & is about descendants.
  const isRelative = parent !== null && !selector.nodes.some(({ type }) => type === 'nesting')
  let place: Place = isRelative ? parent : 'anywhere'
  let combinator = isRelative ? ' ' : ''
  for (const part of compounds(selector)) {
    if (!Array.isArray(part)) {
      combinator = part.value.trim() || ' '
      continue
    }
    const goesDown = combinator === ' ' || combinator === '>'
    if (place === 'own' && goesDown) place = 'inside'
    else if (place !== 'inside') place = placeOfCompound(part, parent)
  }
  return place
}

/** The compound selectors and the combinators between them, in order. */
function compounds({ nodes }: Selector): (Node[] | Combinator)[] {
  const parts: (Node[] | Combinator)[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (node.type === 'combinator') parts.push(node)
    else if (Array.isArray(last)) last.push(node)
    else parts.push([node])
  }
  return parts
}

const placeOfCompound = (nodes: Node[], parent: Place | null): Place =>
  nodes.some(({ type }) => type === 'nesting') && parent !== null ? parent : nodes.some(isOwn) ? 'own' : 'anywhere'

/** Whether a simple selector matches own elements only. */
function isOwn(node: Node): boolean {
  if (node.type === 'class' || node.type === 'id') return !followsGlobal(node)
  if (node.type !== 'pseudo' || !/^:(is|where|local)$/.test(node.value)) return false
  const { nodes } = node
  return nodes.length > 0 && nodes.every((inner) => placeOfSelector(inner, null) !== 'anywhere')
}

/** CSS Modules take all names after a `:global` without parentheses as global. */
const followsGlobal = (node: Node): boolean => {
  const before = node.prev()
  return before !== undefined && (String(before).trim() === ':global' || followsGlobal(before))
}
