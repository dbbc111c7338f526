import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { moveObstacles } from "@emdia/contract/pendencies/vocabulary.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { BlockingDocuments } from "./blocking-documents.tsx";
import { MoveRefusal } from "./move-refusal.tsx";
import { useLackWords } from "./use-lack-words.ts";
import type { AskedMove } from "./use-moves.ts";

type Obstacle = NonNullable<AskedMove["verification"]["obstacle"]>;
type Props = {
  readonly pendency: Pendency;
  readonly asked: AskedMove;
  readonly obstacle: Obstacle;
  readonly onClose: () => void;
};

/** What the server found is told as if it had refused: it would. */
const refusalOf = ({ code, message, details }: Obstacle): ApiFailure =>
  new ApiFailure({ kind: "answered", code: code as RefusalCode, message, details });

/** Why the move cannot be made, what lacks for it, and which documents stand in its way. */
export const ObstacleFace = ({ pendency, asked: { action, verification }, obstacle, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const lackWords = useLackWords();
  const known = moveObstacles.find((code) => code === obstacle.code);
  return (
    <>
      <MoveRefusal action={action} error={refusalOf(obstacle)} />
      {known && <p>{t("lacks.now", { lacks: lackWords(known, pendency) })}</p>}
      <BlockingDocuments documents={verification.documents} says={t("blocking")} />
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t("understood")}
        </Button>
      </Group>
    </>
  );
};
