import { type AccountSection, accountSections, type WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { sectionGroups } from "./section-groups.ts";
import classes from "./section-menu.module.css";

export const SectionMenu = ({ current }: { current: AccountSection }) => {
  const { t } = useTranslation("shell");
  const open = useRef<HTMLLIElement>(null);
  // On narrow screens the menu scrolls horizontally, so the current section is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again for each section.
  useEffect(() => {
    open.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);
  return (
    <nav aria-label={t("account.mine")}>
      <div className={classes.groups}>
        {sectionGroups(accountSections).map(({ name, sections }) => (
          <div key={name} className={classes.group}>
            <p id={`sections-${name}`} className={classes.label}>
              {t(`account.${name}`)}
            </p>
            <ul className={classes.sections} aria-labelledby={`sections-${name}`}>
              {sections.map((section) => (
                <li key={section} ref={section === current ? open : null}>
                  <Link
                    to={"/minha-conta" satisfies WebPath}
                    search={{ secao: section }}
                    className={classes.link}
                    activeProps={{ "aria-current": undefined }}
                    {...(section === current && { "aria-current": "page" })}
                    resetScroll={false}
                  >
                    {t(`sections.${section}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
};
