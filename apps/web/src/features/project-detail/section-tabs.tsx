import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./section-tabs.module.css";
import { type ProjectSection, projectSections } from "./sections.ts";

type Props = { readonly id: number; readonly current: ProjectSection; readonly shown: (section: ProjectSection) => boolean };

/** The section tabs of the project page; each section has its own URL. */
export const SectionTabs = ({ id, current, shown }: Props) => {
  const { t } = useTranslation("projectDetail");
  const open = useRef<HTMLLIElement>(null);
  // On a phone the tab bar scrolls, so the open tab is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again when the section changes.
  useEffect(() => {
    open.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);
  return (
    <nav aria-label={t("parts")}>
      <ul className={classes.tabs}>
        {projectSections.filter(shown).map((section) => (
          <li key={section} ref={section === current ? open : null}>
            <Link
              to="/projetos/editar/$id"
              params={{ id: String(id) }}
              search={{ secao: section }}
              className={classes.tab}
              activeProps={{ "aria-current": undefined }}
              {...(section === current && { "aria-current": "page" })}
              resetScroll={false}
            >
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
