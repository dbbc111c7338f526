export type Choice = { readonly id: number; readonly name: string };
type Facts = {
  /** The user's contracting companies. */
  readonly own: readonly Choice[];
  /** The companies of the projects that the user sees. */
  readonly seen: readonly Choice[];
};

/** The companies for the company filter, without duplicates, sorted by name. */
export const companyChoices = ({ own, seen }: Facts): readonly Choice[] =>
  [...new Map([...own, ...seen].map(({ id, name }) => [id, { id, name }])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, "pt-BR"),
  );
