import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { api } from "../../../shared/api/api.ts";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";
import { Brand } from "../../../shared/ui/brand/brand.tsx";
import { Preferences } from "../preferences.tsx";
import classes from "./login-layout.module.css";

/** Asked for before the panel is shown, so that nothing in it moves; without an answer there is no number. */
const readSupportPhone = () =>
  api("GET /support-channel")().then(
    ({ phone }) => phone,
    () => null,
  );

/** People come for the form: what stands beside it, and below it on a phone, follows. */
const LoginPanel = lazy(async () => {
  const [part, supportPhone] = await Promise.all([
    loadPart(() => import("./login-panel.tsx")),
    readSupportPhone(),
    loadTexts(["entrance"]),
  ]);
  return { default: () => <part.LoginPanel supportPhone={supportPhone} /> };
});

/** The mark grown to a landscape on the left, the form on the right; on a phone the form comes first. */
export const LoginLayout = () => (
  <div className={classes.layout}>
    <div className={classes.form}>
      <header className={classes.top}>
        <span className={classes.smallBrand}>
          <Brand />
        </span>
        <Preferences />
      </header>
      <main id="conteudo" className={classes.main} tabIndex={-1}>
        <div className={classes.column}>
          <Outlet />
        </div>
      </main>
    </div>
    <aside className={classes.panel}>
      <div className={classes.brand}>
        <Brand size={32} />
      </div>
      <Suspense fallback={null}>
        <LoginPanel />
      </Suspense>
    </aside>
  </div>
);
