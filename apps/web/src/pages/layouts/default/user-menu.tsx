import { Loader, Menu } from "@mantine/core";
import { IconFileText, IconLogout, IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOut, useIsSigningOut } from "../../../shared/session/sign-out.ts";
import { useClaims } from "../../../shared/session/use-session.ts";
import { AppearanceChoice } from "./appearance-choice.tsx";
import { initialsOf } from "./initials.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { TermsDialog } from "./terms-dialog.tsx";
import classes from "./user-menu.module.css";

export const UserMenu = () => {
  const { t } = useTranslation("shell");
  const claims = useClaims();
  const isSigningOut = useIsSigningOut();
  const [termsOpened, setTermsOpened] = useState(false);
  const name = claims?.name ?? "";
  return (
    <>
      <Menu position="bottom-end" width={248} withinPortal={false}>
        <Menu.Target>
          <button type="button" className={classes.target} aria-label={t("account.open", { name })}>
            {isSigningOut ? <Loader size={18} /> : initialsOf(name)}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.person}>
            <strong>{name}</strong>
            <span>{claims?.email}</span>
          </div>
          <Menu.Divider />
          <Menu.Item component={Link} to="/minha-conta" leftSection={<IconUserCircle size={18} stroke={1.7} />}>
            {t("account.mine")}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={18} stroke={1.7} />} onClick={() => setTermsOpened(true)}>
            {t("account.terms")}
          </Menu.Item>
          <Menu.Divider />
          <AppearanceChoice />
          <LanguageChoice />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={18} stroke={1.7} />} onClick={() => void signOut()} disabled={isSigningOut}>
            {isSigningOut ? t("account.signingOut") : t("account.signOut")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TermsDialog opened={termsOpened} onClose={() => setTermsOpened(false)} />
    </>
  );
};
