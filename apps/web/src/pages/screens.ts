import type { WebPath } from "@emdia/contract/web-paths.ts";
import { loadTexts } from "../shared/i18n/i18n.ts";
import { type BuiltPath, type FirstPath, isBuilt, type LaterPath } from "./reserved-paths.ts";
import type { Screen } from "./screen.ts";

const signIn: Screen = { load: async () => (await import("./sign-in/sign-in-page.tsx")).SignInPage, texts: ["signIn"] };

/** Start pages. */
const firstScreens = {
  "/login": signIn,
  "/plataforma/login": signIn,
  "/projetos": { load: async () => (await import("./projects/home-page.tsx")).HomePage, texts: ["projects"] },
} as const satisfies { readonly [P in FirstPath]: Screen };

const isFirst = (path: BuiltPath): path is FirstPath => Object.hasOwn(firstScreens, path);

/** Loads the table of the other screens on demand, to keep it out of the first load. */
const laterScreen = (path: LaterPath): Screen => ({
  load: async () => {
    const { load, texts } = (await import("./lazy-screens.ts")).lazyScreens[path];
    const [screen] = await Promise.all([load(), loadTexts(texts)]);
    return screen;
  },
  texts: [],
});
const builtScreen = (path: BuiltPath): Screen => (isFirst(path) ? firstScreens[path] : laterScreen(path));

/** Screen of every path that is not implemented. */
const reservedScreen: Screen = {
  load: async () => (await import("./reserved/reserved-page.tsx")).ReservedPage,
  texts: ["reserved", "shell"],
};

/** The root has no screen: the guard redirects it. */
export const screenAt = (path: WebPath): Screen => (isBuilt(path) ? builtScreen(path) : reservedScreen);
