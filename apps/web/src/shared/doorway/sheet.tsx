import type { ReactNode } from "react";
import { PageTitle } from "../ui/page-title.tsx";
import classes from "./sheet.module.css";

type Props = { readonly title: string; readonly says?: string | undefined; readonly children?: ReactNode };

/** A heading, a sentence and what to do next: the form of every page on the way back in. */
export const Sheet = ({ title, says, children }: Props) => (
  <div>
    <PageTitle>{title}</PageTitle>
    {says !== undefined && <p className={classes.says}>{says}</p>}
    <div className={classes.next}>{children}</div>
  </div>
);
