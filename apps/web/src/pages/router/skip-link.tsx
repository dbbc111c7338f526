import { useTranslation } from "react-i18next";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import classes from "./skip-link.module.css";

/** The first stop of the keyboard: past the bar, to what the page is about. */
export const SkipLink = () => {
  const { t } = useTranslation("frame");
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, and the address stays as it is.
    <a
      href="#conteudo"
      className={classes.link}
      onClick={(event) => {
        event.preventDefault();
        focusPage();
      }}
    >
      {t("skipToContent")}
    </a>
  );
};
