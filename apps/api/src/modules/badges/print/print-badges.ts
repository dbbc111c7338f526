import type { PrintedBadges } from "@emdia/contract/badges/badge-routes.ts";
import { isRefusal, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import { type OfferPlace, offerFile } from "../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type BadgeContent, badgeContents, type Configs, configsOf } from "../badge-contents.ts";
import { badgesFor } from "../badge-for.ts";
import { mayWithBadge } from "../policy.ts";
import { publicUrlOf } from "../present-badge.ts";
import { firstOfEach, hasBadgeOn, type LinkOnBadge } from "../rules/badge-link.ts";
import { linksOfWorkers } from "../store/badge-links.ts";
import { notePrints } from "../store/badges.ts";
import { badgePdf, type Pictures } from "./badge-pdf.ts";
import { printWords } from "./print-words.ts";

export type PrintPlace = { readonly files: OfferPlace & Pictures; readonly publicUrl: string };
type Chosen = { readonly links: readonly LinkOnBadge[]; readonly configs: Configs; readonly left: number };

/** One badge of each worker: for the first link whose contractor uses badges. Workers without one are counted. */
const chooseOfWorkers = async (scope: Scope, workerIds: readonly number[]): Promise<Chosen> => {
  const links = (await linksOfWorkers(scope.tx, workerIds)).filter(
    (link) => mayWithBadge(scope, "print_employee_badge", link) && hasBadgeOn(link, scope.today),
  );
  const configs = await configsOf(scope, links);
  const enabled = links.filter(({ contractorId }) => configs.get(contractorId)?.isActive);
  const chosen = firstOfEach(enabled, workerIds);
  return { links: chosen, configs, left: new Set(workerIds).size - chosen.length };
};

type Input = { readonly contractIds: readonly number[]; readonly employeeIds: readonly number[] };
const choose = async (
  scope: Scope,
  { contractIds, employeeIds }: Input,
): Promise<Chosen | Refusal<"badge.not_found" | "badge.not_enabled" | "permission.missing">> => {
  const named = await badgesFor(scope, contractIds, "print_employee_badge");
  if (!named.ok) return named;
  const chosen = await chooseOfWorkers(scope, employeeIds);
  return {
    links: [...named.value.links, ...chosen.links],
    configs: new Map([...named.value.configs, ...chosen.configs]),
    left: chosen.left,
  };
};

const presentWithheld = ({ link: { workerId, name }, lacking }: BadgeContent): PrintedBadges["withheld"][number] => ({
  employeeId: workerId,
  name,
  trainings: lacking.map((training) => training.name),
});

/** Draws the badges into one PDF, except of workers who lack a required training, and adds the print to the history of each worker. */
export const printBadges =
  ({ files, publicUrl }: PrintPlace): Handler<"POST /companies/employees/badges/print"> =>
  async (scope, { body }) => {
    const chosen = await choose(scope, body);
    if (isRefusal(chosen)) return chosen;
    if (chosen.links.length === 0) return refuse("badge.not_enabled");
    const contents = await badgeContents(scope, chosen.links, chosen.configs);
    const allowed = contents.filter(({ lacking }) => lacking.length === 0);
    const withheld = contents.filter(({ lacking }) => lacking.length > 0).map(presentWithheld);
    if (allowed.length === 0) return refuse("badge.training_lacking", { withheld });
    const urlOf = (code: string) => publicUrlOf({ publicUrl }, code);
    const language = await languageOf(scope.tx, scope.account.id);
    const bytes = await badgePdf({ contents: allowed, layout: body.layout, language, urlOf, files });
    const offer = await offerFile(scope, files, {
      name: `${printWords[language].file}-${scope.today}.pdf`,
      type: "application/pdf",
      bytes,
    });
    if (!offer.ok) return offer;
    await notePrints(
      scope,
      allowed.map(({ link: { providerId, workerId, projectName } }) => ({ providerId, workerId, project: projectName })),
    );
    return { ...offer.value, printed: allowed.length, left: chosen.left, withheld } satisfies PrintedBadges;
  };
