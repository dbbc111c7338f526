import { Menu } from "@mantine/core";
import { IconBuildingFactory2, IconFileText, IconIdBadge2, IconLogout, IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import { signOut, useIsSigningOut } from "../../../shared/session/sign-out/sign-out.ts";
import { useClaims } from "../../../shared/session/use-session.ts";
import { useOpensSuppliers } from "../../../shared/suppliers/use-opens-suppliers.ts";
import { AppearanceChoice } from "./appearance-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import classes from "./user-menu.module.css";

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onTerms: () => void };

/** Anchored to the user menu's button. */
export const AccountMenu = ({ opened, onClose, onTerms }: Props) => {
  const { t } = useTranslation("shell");
  const claims = useClaims();
  const isSigningOut = useIsSigningOut();
  const answersGate = useMay()("answer_gate");
  const opensSuppliers = useOpensSuppliers();
  return (
    <Menu opened={opened} onClose={onClose} position="bottom-end" width={248} withinPortal={false}>
      <Menu.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("account.open", { name: claims?.name ?? "" })}>
        <div className={classes.person}>
          <strong>{claims?.name}</strong>
          <span>{claims?.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/minha-conta" leftSection={<IconUserCircle size={18} stroke={1.7} />}>
          {t("account.mine")}
        </Menu.Item>
        {answersGate && (
          <Menu.Item component={Link} to="/portaria" leftSection={<IconIdBadge2 size={18} stroke={1.7} />}>
            {t("screens./portaria")}
          </Menu.Item>
        )}
        {opensSuppliers && (
          <Menu.Item component={Link} to="/fornecedores" leftSection={<IconBuildingFactory2 size={18} stroke={1.7} />}>
            {t("screens./fornecedores")}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFileText size={18} stroke={1.7} />} onClick={onTerms}>
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
  );
};
