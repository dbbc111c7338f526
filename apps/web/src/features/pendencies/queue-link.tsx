import { Button } from "@mantine/core";
import { IconStack2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useStandsOn } from "../../shared/session/companies/both-sides.ts";

/** `isCompact` shows the icon only, so that the tools fit in one line of a phone. */
type Props = { readonly isCompact: boolean };

/** Link to the review queue, for contractors. */
export const QueueLink = ({ isCompact }: Props) => {
  const { t } = useTranslation("pendencies");
  if (!useStandsOn("contractor")) return null;
  const icon = <IconStack2 size={isCompact ? 18 : 16} stroke={1.7} aria-hidden="true" />;
  if (isCompact)
    return (
      <Button
        variant="default"
        px="sm"
        aria-label={t("queue")}
        title={t("queue")}
        renderRoot={(props) => <Link to="/pendencias/fila" {...props} />}
      >
        {icon}
      </Button>
    );
  return (
    <Button variant="default" leftSection={icon} renderRoot={(props) => <Link to="/pendencias/fila" {...props} />}>
      {t("queue")}
    </Button>
  );
};
