// Records whose sum has the rows of a filter.

/** Zero stands for all projects, all suppliers or all contractors. */
export type RecordKey = { readonly contractorId: number; readonly projectId: number; readonly providerId: number };
export type RecordKeys = {
  readonly added: readonly RecordKey[];
  /** Rows that the user sees from both sides. */
  readonly subtracted: readonly RecordKey[];
};
type Branch = {
  readonly side: "contractor" | "provider";
  readonly companyIds: readonly number[];
  readonly projectIds: readonly number[] | "all";
};
export type RecordInput = {
  readonly branches: readonly Branch[];
  /** Projects of the contractor branches that are limited to projects. */
  readonly projects: readonly { readonly id: number; readonly contractorId: number }[];
  /** The supplier of the filter. */
  readonly provider?: number | undefined;
};

const companiesOf = (branches: readonly Branch[]): readonly number[] => branches.flatMap(({ companyIds }) => companyIds);

/**
 * Undefined if a part of the rows has no record: one supplier in one project, or projects that a contractor's user and a supplier's user
 * both see. A supplier's part is left out if the contractor's user sees all its projects.
 */
export const recordKeys = ({ branches, projects, provider }: RecordInput): RecordKeys | undefined => {
  const contractors = companiesOf(branches.filter(({ side, projectIds }) => side === "contractor" && projectIds === "all"));
  const ofSupplier = branches.filter(({ side, companyIds }) => side === "provider" && (!provider || companyIds.includes(provider)));
  const suppliers = companiesOf(ofSupplier.filter(({ projectIds }) => projectIds === "all")).filter((id) => !provider || id === provider);
  const seen = new Set(projects.map(({ id }) => id));
  const onlyInProjects = ofSupplier.flatMap(({ projectIds }) => (projectIds === "all" ? [] : projectIds)).some((id) => !seen.has(id));
  if (onlyInProjects || (projects.length > 0 && (provider !== undefined || suppliers.length > 0))) return undefined;
  return {
    added: [
      ...contractors.map((contractorId) => ({ contractorId, projectId: 0, providerId: provider ?? 0 })),
      ...projects.map(({ id, contractorId }) => ({ contractorId, projectId: id, providerId: 0 })),
      ...suppliers.map((providerId) => ({ contractorId: 0, projectId: 0, providerId })),
    ],
    subtracted: contractors.flatMap((contractorId) => suppliers.map((providerId) => ({ contractorId, projectId: 0, providerId }))),
  };
};

const isOfContractor = ({ contractorId }: RecordKey): boolean => contractorId > 0;
/** A project has one contractor and may have several suppliers of the user. */
export const countsProjectsOnce = ({ added }: RecordKeys): boolean => added.filter((key) => !isOfContractor(key)).length <= 1;
/** A worker has one supplier and may work in several projects of the user. */
export const countsWorkersOnce = ({ added }: RecordKeys): boolean => added.filter(isOfContractor).length <= 1;
