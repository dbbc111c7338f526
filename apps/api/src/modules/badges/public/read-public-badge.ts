import type { PublicBadge } from "@emdia/contract/badges/badge-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { PublicScope, Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { hasValidBadge, type MissingDocumentsProvider, standingsOf } from "../../workers/index.ts";
import { configsOf } from "../badge-contents.ts";
import { seesLink } from "../policy.ts";
import { type BadgePlace, photoLink } from "../present-badge.ts";
import { isWorkerId } from "../rules/badge-code.ts";
import { hasBadgeOn } from "../rules/badge-link.ts";
import { type CurrentLink, currentLinks, linksOfWorkers } from "../store/badge-links.ts";
import { type BadgeHolder, openBadge } from "../store/badges.ts";
import { trainingState } from "../trainings/training-gaps.ts";

export type PublicPlace = BadgePlace & Pick<MissingDocumentsProvider, "findMissingDocuments">;
type AnyScope = PublicScope | Scope;

const revokedBadge = (now: Date): PublicBadge => ({
  state: "revoked",
  name: null,
  photoUrl: null,
  companyName: null,
  role: null,
  projects: [],
  checkedAt: now.toISOString(),
});

/** Yes or no for each current project, without reasons. */
const projectsOf = async (
  { tx, today }: PublicScope,
  { findMissingDocuments }: PublicPlace,
  { badge: { providerId, workerId }, links }: { readonly badge: BadgeHolder; readonly links: readonly CurrentLink[] },
) => {
  const [configs, standings] = await Promise.all([
    configsOf({ tx }, links),
    standingsOf(tx, { providerId, workerIds: [workerId], today, findMissingDocuments }),
  ]);
  const shown = links.filter(({ contractorId }) => configs.get(contractorId)?.isActive);
  const stateOf = await trainingState(
    { tx, today },
    shown.map(({ contractorId }) => ({ contractorId, workerId })),
  );
  return shown.map(({ contractorId, projectId, projectName, contractorName, hiringDate }) => ({
    name: projectName,
    contractorName,
    mayWork: standings.some((standing) => standing.projectId === projectId && standing.mayWork),
    since: hiringDate,
    trainings: stateOf({ contractorId, workerId }),
  }));
};

type Shown = { readonly badge: BadgeHolder; readonly links: readonly CurrentLink[] };
const present = async (scope: AnyScope, place: PublicPlace, { badge, links }: Shown): Promise<PublicBadge> => ({
  state: "valid",
  name: badge.name,
  photoUrl: await photoLink(place.files, badge),
  companyName: badge.companyName,
  role: badge.role,
  projects: await projectsOf(scope, place, { badge, links }),
  checkedAt: scope.now.toISOString(),
});

/** By the id of a worker: only for a session that sees the worker, and only the projects that it sees. */
const readByWorker = async (scope: AnyScope, place: PublicPlace, workerId: number) => {
  if (!("account" in scope)) return refuse("badge.not_found");
  const seen = (await linksOfWorkers(scope.tx, [workerId])).filter((link) => seesLink(scope, link));
  const [first] = seen;
  if (!first) return refuse("badge.not_found");
  const open = seen.filter((link) => hasBadgeOn(link, scope.today));
  if (open.length === 0) return revokedBadge(scope.now);
  const links = open.filter(({ hiringDate }) => hiringDate <= scope.today);
  return present(scope, place, { badge: { ...first, companyName: first.providerName }, links });
};

/** By the id on the badge, with or without a session. The same 404 for every unknown id. */
export const readPublicBadge =
  (place: PublicPlace): Handler<"GET /employees/badge-info/{id}"> =>
  async (scope, { params: { id } }) => {
    if (isWorkerId(id)) return readByWorker(scope, place, Number(id));
    const badge = await openBadge(scope.tx, id);
    if (badge === undefined) return refuse("badge.not_found");
    if (badge === "revoked") return revokedBadge(scope.now);
    const asked = { ...badge, today: scope.today };
    const [isValid, links] = await Promise.all([hasValidBadge(scope.tx, asked), currentLinks(scope.tx, asked)]);
    return isValid ? present(scope, place, { badge, links }) : revokedBadge(scope.now);
  };
