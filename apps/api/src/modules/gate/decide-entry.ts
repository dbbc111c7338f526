import type { DeviceScope, Scope } from "../../platform/access/scope.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { type BadgeHolder, photoLink } from "../badges/index.ts";
import { type MissingDocumentsProvider, standingFacts } from "../workers/index.ts";
import { seesDetails } from "./policy.ts";
import { projectForGate } from "./project-for-gate.ts";
import { gateAnswer, invalidBadgeAnswer, kindsOf, shownReasons } from "./rules/gate-answer.ts";
import { badgeHolder } from "./store/gate-badges.ts";
import { insertDecision } from "./store/gate-decisions.ts";
import type { GateProjectRow } from "./store/gate-projects.ts";

export type GatePlace = Pick<MissingDocumentsProvider, "findMissingDocuments"> & { readonly files: Pick<FileStore, "signedDownload"> };
type GateScope = DeviceScope | Scope;
type Holder = { readonly holder: BadgeHolder; readonly project: GateProjectRow };

/** Null if the badge is not valid for this project today. */
const answerFor = async ({ tx, today }: GateScope, { findMissingDocuments }: GatePlace, { holder, project }: Holder) => {
  const { providerId, workerId } = holder;
  const [worker] = await standingFacts(tx, { providerId, workerIds: [workerId], today, findMissingDocuments });
  return gateAnswer(worker?.links.find(({ projectId }) => projectId === project.id)?.facts, today);
};

const deciderOf = (scope: GateScope) =>
  "device" in scope
    ? { deviceId: scope.device.id, accountId: null, name: scope.device.name }
    : { deviceId: null, accountId: scope.account.id, name: scope.account.name };

/** Unknown, revoked and unlinked badges get the same answer. Every answer is stored. */
export const decideEntry =
  (place: GatePlace): Handler<"POST /gate/decisions"> =>
  async (scope, { body: { badge, projectId } }) => {
    const found = await projectForGate(scope, projectId);
    if (!found.ok) return found;
    const project = found.value;
    const { contractorId, contractorName, name } = project;

    const known = await badgeHolder(scope.tx, { code: badge, contractorId, projectId });
    const decided = known && (await answerFor(scope, place, { holder: known, project }));
    const [holder, answer] = known && decided ? [known, decided] : [null, invalidBadgeAnswer];

    const id = await insertDecision(scope.tx, {
      contractorId,
      projectId,
      worker: holder,
      decidedAt: scope.now,
      mayEnter: answer.mayEnter,
      reasons: kindsOf(answer.reasons),
      by: deciderOf(scope),
    });
    const reader = { seesDetails: seesDetails(scope, project), contractorName, providerName: holder?.companyName ?? "" };
    return {
      id,
      mayEnter: answer.mayEnter,
      health: answer.health,
      reasons: shownReasons(answer.reasons, reader),
      project: { id: projectId, name, contractorName },
      worker: holder && { name: holder.name, photoUrl: await photoLink(place.files, holder), companyName: holder.companyName },
      decidedAt: scope.now.toISOString(),
    };
  };
