import { useHotkeys } from "@mantine/hooks";
import { IconBuilding, IconSelector } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useProfile } from "../../shared/session/account.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import classes from "./company-button.module.css";
import { type CompanyLabel, companyLabel } from "./company-label.ts";

const CompanyPopover = lazyDialog(async () => {
  const [part] = await Promise.all([import("./company-popover.tsx"), loadTexts(["companySelector"])]);
  return part.CompanyPopover;
});

const useWords = () => {
  const { t } = useTranslation("shell");
  return (label: CompanyLabel): string => {
    if (label.kind === "all") return t("company.all");
    if (label.kind === "several") return t("company.several", { name: label.name, others: label.others });
    return label.kind === "none" ? "" : label.name;
  };
};

/** Button that opens the company selector. It reserves its space while companies load, and is plain text if there is only one. */
export const CompanyButton = () => {
  const { t } = useTranslation("shell");
  const wordsOf = useWords();
  const companies = useProfile()?.companies ?? [];
  const [selected] = useSelectedCompanies();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = companyLabel(companies, selected);
  const words = wordsOf(label);
  const hasChoice = label.kind !== "none" && label.kind !== "only";
  useHotkeys([["mod+E", () => hasChoice && setOpened(true)]], []);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape must close the list before it has the focus.
    <div className={classes.place} onKeyDown={({ key }) => key === "Escape" && opened && close()}>
      {label.kind === "only" && (
        <span className={classes.only} title={words}>
          <IconBuilding size={18} stroke={1.7} aria-hidden="true" />
          <span className={classes.words}>{words}</span>
        </span>
      )}
      {hasChoice && (
        <button
          ref={button}
          type="button"
          className={classes.button}
          title={words}
          aria-label={t("company.open", { name: words })}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-keyshortcuts="Control+E Meta+E"
          onClick={() => setOpened(!opened)}
        >
          <IconBuilding size={18} stroke={1.7} aria-hidden="true" />
          <span className={classes.words}>{words}</span>
          <IconSelector size={16} stroke={1.7} aria-hidden="true" />
        </button>
      )}
      <CompanyPopover opened={opened} button={button} total={companies.length} onClose={close} />
    </div>
  );
};
