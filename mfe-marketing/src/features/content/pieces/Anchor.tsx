/** A place that other pages link to, with the same name in every language: `/privacy-policy#health`. */
export const Anchor = ({ id }: { id: string }) => <span id={id} />
