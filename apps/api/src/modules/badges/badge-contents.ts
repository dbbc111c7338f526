// Content of badges: both faces and the id. The number of statements does not depend on the number of badges.
import { randomBytes } from "node:crypto";
import type { BadgeLine, LackingTraining } from "@emdia/contract/badges/badge-routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { workerFieldsOfContractor } from "../companies/index.ts";
import { maySeeData, maySeeFieldsOf } from "../workers/index.ts";
import { isOpenOn, showDocument } from "../workers/rules/index.ts";
import { badgeConfigOf } from "./config/badge-config-of.ts";
import type { BadgeConfiguration } from "./config/rules/badge-config.ts";
import { logoOf } from "./logo/logo-of.ts";
import { seesLink } from "./policy.ts";
import { BADGE_CODE_BYTES, badgeCodeFrom } from "./rules/badge-code.ts";
import { type BadgeFacts, linesOf } from "./rules/badge-lines.ts";
import type { LinkOnBadge } from "./rules/badge-link.ts";
import { linksOfWorkers } from "./store/badge-links.ts";
import { activityRows, fieldRows, issueBadges } from "./store/badges.ts";
import { trainingGaps } from "./trainings/training-gaps.ts";

export type BadgeContent = {
  readonly link: LinkOnBadge;
  readonly config: BadgeConfiguration;
  /** Hash of the contractor's logo, if the badge shows it. */
  readonly logoKey: string | null;
  readonly code: string;
  readonly issuedAt: Date;
  readonly first: BadgeLine[];
  readonly second: BadgeLine[];
  /** Required trainings that the worker lacks. */
  readonly lacking: LackingTraining[];
};
export type Configs = ReadonlyMap<number, BadgeConfiguration>;

/** The badge configuration of each contractor of these links. */
export const configsOf = async ({ tx }: Pick<Scope, "tx">, links: readonly { readonly contractorId: number }[]): Promise<Configs> => {
  const ids = [...new Set(links.map(({ contractorId }) => contractorId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await badgeConfigOf(tx, id)] as const)));
};

/** The logo of each contractor. A logo that is not scanned yet or infected is left out. */
const logosOf = async (scope: Scope, configs: Configs): Promise<ReadonlyMap<number, string>> => {
  const found = await Promise.all([...configs.keys()].map(async (id) => ({ id, logo: await logoOf(scope.tx, id) })));
  return new Map(found.flatMap(({ id, logo }) => (logo.ok && logo.value ? [[id, logo.value.hash] as const] : [])));
};

const namesOf = <R extends { readonly workerId: number; readonly name: string }>(rows: readonly R[]) => {
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId);
  return (id: number) => [...new Set((byWorker.get(id) ?? []).map(({ name }) => name))];
};

/** The custom fields of each contractor with their values, limited to those that the user may see. */
const customFieldsOf = async (scope: Scope, links: readonly LinkOnBadge[], configs: Configs) => {
  const fields = new Map(
    await Promise.all([...configs.keys()].map(async (id) => [id, await workerFieldsOfContractor(scope.tx, id)] as const)),
  );
  const fieldIds = [...fields.values()].flat().map(({ id }) => id);
  const values = new Map((await fieldRows(scope.tx, links, fieldIds)).map((row) => [`${row.workerId} ${row.fieldId}`, row.value]));
  return (link: LinkOnBadge): BadgeFacts["customFields"] => {
    if (!maySeeFieldsOf(scope, { ...link, links: [link] }, link.contractorId)) return [];
    return (fields.get(link.contractorId) ?? []).map((field) => ({ ...field, value: values.get(`${link.workerId} ${field.id}`) ?? null }));
  };
};

const factsOf = async (scope: Scope, links: readonly LinkOnBadge[], configs: Configs) => {
  const workerIds = links.map(({ workerId }) => workerId);
  const [all, activities, customFields] = await Promise.all([
    linksOfWorkers(scope.tx, workerIds),
    activityRows(scope.tx, links),
    customFieldsOf(scope, links, configs),
  ]);
  const open = all.filter((link) => isOpenOn(link, scope.today) && seesLink(scope, link));
  const activitiesOf = namesOf(activities);
  return (link: LinkOnBadge): BadgeFacts => ({
    link,
    document: showDocument(link, maySeeData(scope, { ...link, links: [link] })).number,
    projects: namesOf(
      open
        .filter(({ contractorId }) => contractorId === link.contractorId)
        .map(({ workerId, projectName }) => ({ workerId, name: projectName })),
    )(link.workerId),
    activityTypes: activitiesOf(link.workerId),
    customFields: customFields(link),
  });
};

/** Issues the ids that lack and fills both faces. The caller has checked permissions, configurations and links. */
export const badgeContents = async (scope: Scope, links: readonly LinkOnBadge[], configs: Configs): Promise<BadgeContent[]> => {
  const codes = links.map(({ providerId, workerId }) => ({ providerId, workerId, code: badgeCodeFrom(randomBytes(BADGE_CODE_BYTES)) }));
  const issued = await issueBadges(scope, codes);
  const [facts, logos, gapsOf] = await Promise.all([factsOf(scope, links, configs), logosOf(scope, configs), trainingGaps(scope, links)]);
  return links.flatMap((link) => {
    const [badge, config] = [issued.get(link.workerId), configs.get(link.contractorId)];
    if (!badge || !config) return [];
    const { code, issuedAt } = badge;
    const known = facts(link);
    const faces = { first: linesOf(config.firstFace, known), second: linesOf(config.secondFace, known) };
    return [{ link, config, logoKey: logos.get(link.contractorId) ?? null, code, issuedAt, ...faces, lacking: gapsOf(link) }];
  });
};
