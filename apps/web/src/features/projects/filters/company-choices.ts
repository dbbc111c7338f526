export type Choice = { readonly id: number; readonly name: string };
type Facts = {
  /** The contracting companies that the person belongs to. */
  readonly own: readonly Choice[];
  /** The companies of projects that were seen. */
  readonly seen: readonly Choice[];
};

/** The companies by which somebody may narrow the list, each once, by name. */
export const companyChoices = ({ own, seen }: Facts): readonly Choice[] =>
  [...new Map([...own, ...seen].map(({ id, name }) => [id, { id, name }])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, "pt-BR"),
  );
