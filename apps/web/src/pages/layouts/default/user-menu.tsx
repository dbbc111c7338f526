import { Loader } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useIsSigningOut } from "../../../shared/session/sign-out/sign-out.ts";
import { useClaims } from "../../../shared/session/use-session.ts";
import { initialsOf } from "../../../shared/ui/initials.ts";
import classes from "./user-menu.module.css";

const AccountMenu = lazyDialog(async () => (await import("./account-menu.tsx")).AccountMenu);
const TermsDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import("../../../shared/terms/accepted-terms-dialog.tsx"), loadTexts(["terms"])]);
  return part.AcceptedTermsDialog;
});

/** Avatar button; its menu is loaded when the user first opens it. */
export const UserMenu = () => {
  const { t } = useTranslation("shell");
  const name = useClaims()?.name ?? "";
  const isSigningOut = useIsSigningOut();
  const [opened, setOpened] = useState<"menu" | "terms" | null>(null);
  const circle = useRef<HTMLButtonElement>(null);
  /** The menu closes after every choice, so it must not close the dialog that the choice opened. */
  const close = (what: "menu" | "terms") => () => {
    setOpened((now) => (now === what ? null : now));
    circle.current?.focus();
  };
  return (
    <div className={classes.place}>
      <button
        ref={circle}
        type="button"
        className={classes.circle}
        aria-label={t("account.open", { name })}
        aria-haspopup="menu"
        aria-expanded={opened === "menu"}
        onClick={() => setOpened(opened === "menu" ? null : "menu")}
      >
        {isSigningOut ? <Loader size={18} /> : initialsOf(name)}
      </button>
      <AccountMenu opened={opened === "menu"} onClose={close("menu")} onTerms={() => setOpened("terms")} />
      <TermsDialog opened={opened === "terms"} onClose={close("terms")} />
    </div>
  );
};
