import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./project-locations.module.css";

/** The first location and the number of the others. A screen reader reads all of them. */
export const ProjectLocations = ({ locations }: { readonly locations: readonly string[] }) => {
  const { t } = useTranslation("projects");
  const [first, ...others] = locations;
  if (first === undefined) return t("none");
  return (
    <span className={classes.places} title={locations.join("\n")}>
      <span className={classes.first}>{first}</span>
      {others.length > 0 && (
        <span className={classes.others}>
          <span aria-hidden="true">+{others.length}</span>
          <VisuallyHidden>, {others.join(", ")}</VisuallyHidden>
        </span>
      )}
    </span>
  );
};
