import { UnstyledButton } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./editor/profile-editor.module.css";

export const BackLink = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useTranslation("accessProfiles");
  return (
    <UnstyledButton className={classes.back} onClick={onBack}>
      <IconArrowLeft size={16} stroke={1.9} aria-hidden="true" />
      {t("back")}
    </UnstyledButton>
  );
};
