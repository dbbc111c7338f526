import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import classes from "./my-account-page.module.css";
import { readSection } from "./section.ts";
import { SectionMenu } from "./section-menu.tsx";
import { SectionPage } from "./section-page.tsx";

/** The account and the company's settings: sections on the left, the one that is open on the right. */
export const MyAccountPage = () => {
  const { search } = useLocation();
  const section = readSection("secao" in search ? search.secao : undefined);
  const opened = useRef(section);
  useEffect(() => {
    // Another section is another page to whoever listens, although the path stays.
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
