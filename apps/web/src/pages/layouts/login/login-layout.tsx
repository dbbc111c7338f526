import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { api } from "../../../shared/api/api.ts";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";
import { Brand } from "../../../shared/ui/brand/brand.tsx";
import { Preferences } from "../preferences.tsx";
import classes from "./login-layout.module.css";

/** Loaded before the panel renders, to avoid layout shift. If the request fails, no number is shown. */
const readSupportPhone = () =>
  api("GET /support-channel")().then(
    ({ phone }) => phone,
    () => null,
  );

/** Lazy, because the form comes first. */
const LoginPanel = lazy(async () => {
  const [part, supportPhone] = await Promise.all([
    loadPart(() => import("./login-panel.tsx")),
    readSupportPhone(),
    loadTexts(["entrance"]),
  ]);
  return { default: () => <part.LoginPanel supportPhone={supportPhone} /> };
});

/** Sign-in layout: brand panel on the left, form on the right. On phones the form comes first. */
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
