/** The sections of the project page, as the URL names them (`secao`). */
export const projectSections = ["visao-geral", "fornecedores", "colaboradores", "pessoas", "documentos", "locais", "historico"] as const;
export type ProjectSection = (typeof projectSections)[number];

/** The section in the URL, or undefined if it is unknown. */
export const readProjectSection = (value: unknown): ProjectSection | undefined => projectSections.find((section) => section === value);
