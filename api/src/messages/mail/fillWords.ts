/** Replaces `{{name}}` by the value of that name; one that is missing is empty. */
export const fillWords = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
