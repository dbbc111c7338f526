import type { WebPath } from "@emdia/contract/web-paths.ts";
import { loadTexts } from "../shared/i18n/i18n.ts";
import { type BuiltPath, type FirstPath, isBuilt, type LaterPath } from "./implemented-paths.ts";
import type { Screen } from "./screen.ts";

const signIn: Screen = { load: async () => (await import("./sign-in/sign-in-page.tsx")).SignInPage, texts: ["signIn"] };

/** Where people begin. */
const firstScreens = {
  "/login": signIn,
  "/plataforma/login": signIn,
  "/projetos": { load: async () => (await import("../features/projects/project-list.tsx")).ProjectList, texts: ["projects"] },
} as const satisfies { readonly [P in FirstPath]: Screen };

const isFirst = (path: BuiltPath): path is FirstPath => Object.hasOwn(firstScreens, path);

/** What every other screen is made of stays out of the first visit, which would carry a list of all of them. */
const laterScreen = (path: LaterPath): Screen => ({
  load: async () => {
    const { load, texts } = (await import("./lazy-screens.ts")).lazyScreens[path];
    const [screen] = await Promise.all([load(), loadTexts(texts)]);
    return screen;
  },
  texts: [],
});
const builtScreen = (path: BuiltPath): Screen => (isFirst(path) ? firstScreens[path] : laterScreen(path));

/** What stands at every address that is not built yet. */
const reservedScreen: Screen = {
  load: async () => (await import("./reserved/reserved-page.tsx")).ReservedPage,
  texts: ["reserved", "shell"],
};

/** The root has no screen of its own: the guard leads on from there. */
export const screenAt = (path: WebPath): Screen => (isBuilt(path) ? builtScreen(path) : reservedScreen);
