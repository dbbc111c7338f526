// Checks the download sizes of the first pages and of every screen against their budgets.
import { posix } from "node:path";
import { filesOfAll, kibOf } from "./built-files.mjs";
import { firstParts, openedScreens } from "./opened-screens.mjs";

/** Maximum size of a screen's own code, and of a whole visit (docs/decisions/0024). */
const OWN_MAX_KIB = 40;
const SCREEN_MAX_KIB = 290;
/** The calendar loads when its view opens (docs/decisions/0084). */
const CALENDAR_MAX_KIB = 80;

/** The picture next to the sign-in form loads after it and is not counted. */
const signIn = firstParts("login");
const list = firstParts("projetos");
/** The wizard opens from the list: its frame with the first step, then each further step. */
const wizard = [...list, "src/pages/projects/project-page.tsx", "src/features/project-wizard/text/pt-br.ts"];
const steps = ["places/places", "suppliers/suppliers", "requirements/ssma", "requirements/stp"];

const beginnings = [
  { what: "sign-in, JavaScript", parts: signIn, kind: ".js", maxKib: 150 },
  { what: "sign-in, style", parts: signIn, kind: ".css", maxKib: 15 },
  { what: "sign-in, font", parts: signIn, kind: "-latin-wght-normal", maxKib: 35 },
  { what: "shell with a list, JavaScript", parts: list, kind: ".js", maxKib: 215 },
  {
    what: "calendar of risk schedules beyond their list, JavaScript",
    parts: ["src/features/risk-schedule/calendar/calendar-views.tsx"],
    beyond: [...list, "src/pages/risk-schedule/risk-schedule-page.tsx"],
    kind: ".js",
    maxKib: CALENDAR_MAX_KIB,
  },
  { what: "wizard beyond the list, JavaScript", parts: wizard, beyond: list, kind: ".js", maxKib: OWN_MAX_KIB },
  ...steps.map((step) => ({
    what: `wizard, ${posix.basename(step)} step beyond its frame, JavaScript`,
    parts: [`src/features/project-wizard/${step}-step.tsx`],
    beyond: wizard,
    kind: ".js",
    maxKib: OWN_MAX_KIB,
  })),
];

const ofBeginning = async ({ what, parts, beyond = [], kind, maxKib }) => {
  const fetched = filesOfAll(beyond);
  const files = [...filesOfAll(parts)].filter((file) => file.includes(kind) && !fetched.has(file));
  const kib = await kibOf(files);
  return { what, "gz KiB": Number(kib.toFixed(1)), "at most": maxKib, kept: kib > 0 && kib <= maxKib };
};

const scriptsOf = (parts) => [...filesOfAll(parts)].filter((file) => file.endsWith(".js"));

/** The screens that fetch each file, without their layouts. The first pages count as screens. */
const usersOf = (screens) => {
  const users = new Map();
  const note = (user, parts) => {
    for (const file of scriptsOf(parts)) users.set(file, (users.get(file) ?? new Set()).add(user));
  };
  note("sign-in", signIn);
  note("list", list);
  for (const { module, around } of screens) note(module, [...around, module]);
  return users;
};

const ofScreens = () => {
  const screens = openedScreens();
  const users = usersOf(screens);
  return screens.map(async ({ name, others, around, module, words }) => {
    const own = await kibOf(scriptsOf([module]).filter((file) => users.get(file).size === 1));
    const all = await kibOf(scriptsOf([...around, module, ...words]));
    const kept = own <= OWN_MAX_KIB && all <= SCREEN_MAX_KIB;
    return {
      screen: others === 0 ? name : `${name} and ${others} more`,
      "its own": Number(own.toFixed(1)),
      "in all": Number(all.toFixed(1)),
      kept,
    };
  });
};

const measured = await Promise.all(beginnings.map(ofBeginning));
const screens = await Promise.all(ofScreens());
console.table(measured);
console.log(`Every other screen, its JavaScript in gz KiB: of its own at most ${OWN_MAX_KIB}, in all at most ${SCREEN_MAX_KIB}`);
console.table(screens);
if ([...measured, ...screens].some(({ kept }) => !kept)) process.exitCode = 1;
