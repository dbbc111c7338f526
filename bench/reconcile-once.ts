import { reconcile } from "../apps/api/src/modules/projects/rules/index.ts";
import { largeSite, laterThere, standing } from "./data/demands.ts";

/** A separate process, so that its memory is only that of the rule and its facts. */
const facts = largeSite();
const later = laterThere(facts);
const begun = performance.now();
const first = reconcile(facts, []);
const made = performance.now();
const base = standing(first);
const changed = performance.now();
const second = reconcile(later, base);
console.log(
  JSON.stringify({
    created: first.create.length,
    fromNothingMs: made - begun,
    changes: second.create.length + second.deactivate.length,
    changeMs: performance.now() - changed,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
