import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import type { CSSRuleDefinition, CSSSyntaxElement } from '@eslint/css'
import { lackingBrowsers } from './lackingBrowsers.ts'

type Features = Record<string, Identifier>

const css = bcd.css as Features
const { properties, selectors, types } = css as Record<string, Features>
const atRules = css['at-rules'] as Features

/** In the data `clamp` is a type, and `color-mix` is below the type `color`. */
const functions: Features = { ...Object.assign({}, ...Object.values(types!)), ...types }

const unprefixed = (property: string) => property.replace(/^-(webkit|moz)-/, '')

/**
 * An ESLint rule that reports what the oldest supported browsers lack. It is allowed below an `@supports` that names
 * it, and in a declaration after a fallback of the same property, prefixed or not. The option `enhancements` lists
 * features that are optional everywhere.
 */
export const supportedStyles: CSSRuleDefinition<{ RuleOptions: [{ enhancements: string[] }]; MessageIds: 'lacking' }> =
  {
    meta: {
      type: 'problem',
      languages: ['css/css'],
      messages: { lacking: '{{name}} is not in {{browsers}} (.browserslistrc).' },
      schema: [
        {
          type: 'object',
          properties: { enhancements: { type: 'array', items: { type: 'string' } } },
          additionalProperties: false,
        },
      ],
      defaultOptions: [{ enhancements: [] }],
    },
    create(context) {
      const { sourceCode } = context
      const enhancements = new Set(context.options[0].enhancements)

      const isAskedFor = (node: CSSSyntaxElement, name: string): boolean => {
        const parent = sourceCode.getParent(node)
        if (!parent) return false
        if (parent.type === 'Atrule' && parent.name === 'supports' && parent.prelude)
          if (sourceCode.getText(parent.prelude).includes(name)) return true
        return isAskedFor(parent, name)
      }
      const check = (node: CSSSyntaxElement, name: string, feature?: Identifier) => {
        const browsers = feature ? lackingBrowsers(feature) : []
        if (browsers.length === 0 || enhancements.has(name) || isAskedFor(node, name)) return false
        context.report({ loc: node.loc!, messageId: 'lacking', data: { name, browsers: browsers.join(', ') } })
        return true
      }
      const hasFallback = (node: CSSSyntaxElement & { type: 'Declaration' }) => {
        const parent = sourceCode.getParent(node)
        if (parent?.type !== 'Block') return false
        return parent.children
          .slice(0, parent.children.indexOf(node))
          .some((before) => before.type === 'Declaration' && unprefixed(before.property) === unprefixed(node.property))
      }
      /** Prefixed names are not checked: each is for one browser. */
      const selector = (name: string, node: CSSSyntaxElement) =>
        void (name.startsWith('-') || check(node, name, selectors![name]))

      return {
        PseudoClassSelector: (node) => selector(node.name, node),
        PseudoElementSelector: (node) => selector(node.name, node),
        NestingSelector: (node) => void check(node, '&', selectors!.nesting),
        Atrule: (node) => void check(node, `@${node.name}`, atRules[node.name]),
        Feature: (node) => void check(node, node.name, atRules.media![node.name]),
        FeatureRange: (node) =>
          void (node.kind === 'media' && check(node, 'A range of a media query', atRules.media!.range_syntax)),
        Declaration(node) {
          const { property } = node
          if (enhancements.has(property) || hasFallback(node)) return
          if (check(node, property, properties![property]) || node.value.type !== 'Value') return
          for (const part of node.value.children) checkValue(property, part)
        },
      }

      function checkValue(property: string, part: CSSSyntaxElement) {
        if (part.type === 'Identifier') check(part, part.name, properties![property]?.[part.name])
        if (part.type === 'Dimension') check(part, part.unit, types!.length![part.unit])
        if (part.type !== 'Function') return
        check(part, part.name, properties![property]?.[part.name] ?? functions[part.name])
        for (const inner of part.children) checkValue(property, inner)
      }
    },
  }
