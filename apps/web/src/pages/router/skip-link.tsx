import { useTranslation } from "react-i18next";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import classes from "./skip-link.module.css";

/** First element in the tab order: moves the focus past the top bar to the content. */
export const SkipLink = () => {
  const { t } = useTranslation("frame");
  return (
    // biome-ignore lint/a11y/useValidAnchor: it targets an element of this page without changing the URL.
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
