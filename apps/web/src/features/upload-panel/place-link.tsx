import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { UploadPlace } from "../../shared/uploads/upload.ts";
import classes from "./upload-panel.module.css";

/** Link to the pendency of a file. */
export const PlaceLink = ({ place: { pendencyId, title } }: { readonly place: UploadPlace }) => {
  const { t } = useTranslation("uploadPanel");
  return (
    <Link className={classes.place} to="/pendencias/editar/$id" params={{ id: String(pendencyId) }} aria-label={t("place", { title })}>
      {title}
    </Link>
  );
};
