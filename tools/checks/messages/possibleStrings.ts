import ts from 'typescript'

/** All texts that an expression may be, by its types; none if it may be any text. */
export function possibleStrings(node: ts.Expression, checker: ts.TypeChecker): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return possibleStrings(node.expression, checker)
  const either = ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse]
    : ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? [node.left, node.right]
      : undefined
  if (either) {
    const texts = either.map((one) => possibleStrings(one, checker))
    return texts.every((one) => one !== undefined) ? texts.flat() : undefined
  }
  if (!ts.isTemplateExpression(node)) return textsOf(checker.getTypeAtLocation(node), checker)
  let texts: string[] | undefined = [node.head.text]
  for (const { expression, literal } of node.templateSpans) {
    const parts = possibleStrings(expression, checker)
    texts = parts && texts?.flatMap((text) => parts.map((part) => text + part + literal.text))
  }
  return texts
}

function textsOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const known = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type)
  const texts = (known.isUnion() ? known.types : [known]).map(textOf)
  return texts.every((text) => text !== undefined) ? texts : undefined
}

function textOf(type: ts.Type): string | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return String(type.value)
  const isBoolean = type.flags & ts.TypeFlags.BooleanLiteral
  return isBoolean ? (type as ts.Type & { intrinsicName: string }).intrinsicName : undefined
}
