/** The parts of a project's page, as its address names them (`secao`). */
export const projectSections = ["visao-geral", "fornecedores", "pessoas", "documentos", "locais", "historico"] as const;
export type ProjectSection = (typeof projectSections)[number];

/** The section that an address asks for; nothing when it asks for none that is known. */
export const readProjectSection = (value: unknown): ProjectSection | undefined => projectSections.find((section) => section === value);
