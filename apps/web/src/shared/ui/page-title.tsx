import { useDocumentTitle } from "@mantine/hooks";
import classes from "./page-title.module.css";

/** The only `h1` of a page. It sets the document title, and gets the focus on navigation. */
export const PageTitle = ({ children, hidden = false }: { children: string; hidden?: boolean }) => {
  useDocumentTitle(`${children} · Em Dia`);
  return (
    <h1 className={hidden ? classes.hidden : classes.title} tabIndex={-1}>
      {children}
    </h1>
  );
};
