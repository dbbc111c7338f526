import "./shared/theme/entry.css";
import { MantineProvider } from "@mantine/core";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { firstTexts } from "./first-texts.ts";
import { LastResort } from "./pages/error/last-resort.tsx";
import { fetchFirstScreen } from "./pages/router/first-screen.ts";
import { router } from "./pages/router/router.ts";
import { watchUnhandledErrors } from "./shared/errors/report-error.ts";
import { startI18n } from "./shared/i18n/i18n.ts";
import { lazyTexts } from "./shared/i18n/lazy-texts.ts";
import { reloadOnLostChunks } from "./shared/loading/chunk-reload.ts";
import { connectSession } from "./shared/session/sign-out/end-session.ts";
import { cssVariablesResolver } from "./shared/theme/css-variables.ts";
import { theme } from "./shared/theme/theme.ts";

watchUnhandledErrors();
reloadOnLostChunks();
connectSession({ open: (path) => void router.navigate({ to: path }), guardAgain: () => void router.invalidate() });

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root.");
const texts = lazyTexts(firstTexts, async () => (await import("./texts.ts")).texts);
await startI18n(texts, ["frame", ...fetchFirstScreen()]);

// Loads the first route before rendering, so that the page renders once. The transition renders in slices and keeps slow phones responsive:
// one synchronous render would block input for about 200 ms.
await router.load();
const root = createRoot(place);
startTransition(() =>
  root.render(
    <StrictMode>
      <LastResort>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          <RouterProvider router={router} />
        </MantineProvider>
      </LastResort>
    </StrictMode>,
  ),
);
