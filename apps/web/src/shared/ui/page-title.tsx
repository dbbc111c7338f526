import { useDocumentTitle } from "@mantine/hooks";
import classes from "./page-title.module.css";

/** The one `h1` of a page. It names the browser's tab, and takes the focus when its page opens. */
export const PageTitle = ({ children, hidden = false }: { children: string; hidden?: boolean }) => {
  useDocumentTitle(`${children} · Em Dia`);
  return (
    <h1 className={hidden ? classes.hidden : classes.title} tabIndex={-1}>
      {children}
    </h1>
  );
};
