/** Replaces the placeholders of a text; an unknown one remains. */
export const fillText = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
