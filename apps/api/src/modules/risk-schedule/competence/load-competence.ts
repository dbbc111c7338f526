// Loads the facts about workers of a team and decides their competence. The number of statements does not depend on the number of workers.
import type { Tx } from "../../../platform/database/transaction.ts";
import { missingDocumentsProvider, workerDocumentLapses } from "../../pendencies/index.ts";
import { standingFacts } from "../../workers/index.ts";
import { reasonsIn } from "../../workers/rules/index.ts";
import type { Owned } from "../policy.ts";
import { type Activity, type Demands, demandsOf, isConfinedSpace, type Role } from "../rules/activity.ts";
import { type CompetenceAnswer, type CompetenceFacts, competenceOf } from "../rules/competence.ts";
import { daysOf, type Span } from "../rules/span.ts";
import { supervisionActivity } from "../store/activities.ts";
import { declaredActivities } from "../store/people.ts";

export type RoleOf = Role & { readonly employeeId: number };
type Input = Owned & {
  readonly span: Span;
  readonly activities: readonly Activity[];
  readonly members: readonly RoleOf[];
};

type DemandsByWorker = ReadonlyMap<number, Demands>;
/** What each worker of a team needs for its role. */
export const demandsByWorker = async (tx: Tx, { activities, members }: Pick<Input, "activities" | "members">): Promise<DemandsByWorker> => {
  const supervision = activities.some(isConfinedSpace) ? await supervisionActivity(tx) : undefined;
  return new Map(members.map((member) => [member.employeeId, demandsOf({ activities, supervision }, member)]));
};

/** Eligibility of each worker in the project. Documents that the activities require have a reason of their own, so they are left out here. */
const standingByWorker = async (tx: Tx, { span, ...input }: Input, demands: DemandsByWorker) => {
  const { contractorId, projectId, providerId, members } = input;
  const workers = await standingFacts(tx, {
    providerId,
    workerIds: members.map(({ employeeId }) => employeeId),
    today: daysOf(span).first,
    findMissingDocuments: missingDocumentsProvider.findMissingDocuments,
  });
  return new Map(
    workers.map(({ id, links }): readonly [number, CompetenceFacts["standing"]] => {
      const link = links.find((one) => one.contractorId === contractorId && one.projectId === projectId);
      const names = new Set(demands.get(id)?.documents.map(({ name }) => name));
      const blockingDocuments = link?.facts.blockingDocuments.filter(({ name }) => !names.has(name)) ?? [];
      return [id, link && reasonsIn({ ...link.facts, blockingDocuments })];
    }),
  );
};

/** The competence of each worker of a team for the span. */
export const loadCompetence = async (tx: Tx, input: Input): Promise<ReadonlyMap<number, CompetenceAnswer>> => {
  const { contractorId, projectId, providerId, span, members } = input;
  const workerIds = members.map(({ employeeId }) => employeeId);
  const demands = await demandsByWorker(tx, input);
  const standing = await standingByWorker(tx, input, demands);
  const declared = await declaredActivities(tx, providerId, workerIds);
  const typeIds = [...new Set([...demands.values()].flatMap(({ documents }) => documents.map(({ typeId }) => typeId)))];
  const lapseOf = await workerDocumentLapses(tx, { contractorId, projectId, workerIds, typeIds, day: daysOf(span).first });
  return new Map(
    workerIds.map((id) => [
      id,
      competenceOf(span, demands.get(id) ?? { declarations: [], documents: [] }, {
        standing: standing.get(id),
        declared: declared.get(id) ?? new Set(),
        lapseOf: (typeId) => lapseOf(id, typeId),
      }),
    ]),
  );
};
