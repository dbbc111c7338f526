import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import record from "../../shared/ui/panels/record-panel.module.css";
import classes from "./pendency-detail.module.css";

/** The description of the document and the instructions for the sender. */
export const DocumentInstructions = ({ pendency: { description, instructions } }: { readonly pendency: Pendency }) => {
  const { t } = useTranslation("pendencyDetail");
  if (description === "" && instructions === "") return null;
  return (
    <section className={record.panel} aria-labelledby="pendency-wanted">
      <h2 id="pendency-wanted" className={classes.title}>
        {t("wanted.title")}
      </h2>
      {description !== "" && <p className={classes.prose}>{description}</p>}
      {instructions !== "" && (
        <>
          <h3 className={classes.subtitle}>{t("wanted.instructions")}</h3>
          <p className={classes.prose}>{instructions}</p>
        </>
      )}
    </section>
  );
};
