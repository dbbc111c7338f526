import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import classes from "./my-account-page.module.css";
import { readSection } from "./section.ts";
import { SectionMenu } from "./section-menu.tsx";
import { SectionPage } from "./section-page.tsx";

/** My account: section menu on the left, the open section on the right. */
export const MyAccountPage = () => {
  const { search } = useLocation();
  const section = readSection("secao" in search ? search.secao : undefined);
  const opened = useRef(section);
  useEffect(() => {
    // Moves the focus to a new section, because screen readers do not announce it as a new page.
    if (opened.current !== section) focusPage();
    opened.current = section;
  }, [section]);
  return (
    <div className={classes.page}>
      <SectionMenu current={section} />
      <div className={classes.section}>
        <SectionPage section={section} />
      </div>
    </div>
  );
};
