import type { ReactNode } from "react";
import { PageTitle } from "../ui/page-title.tsx";
import classes from "./sheet.module.css";

type Props = { readonly title: string; readonly says?: string | undefined; readonly children?: ReactNode };

/** Layout of the pages around the sign-in: heading, sentence and next actions. */
export const Sheet = ({ title, says, children }: Props) => (
  <div>
    <PageTitle>{title}</PageTitle>
    {says !== undefined && <p className={classes.says}>{says}</p>}
    <div className={classes.next}>{children}</div>
  </div>
);
