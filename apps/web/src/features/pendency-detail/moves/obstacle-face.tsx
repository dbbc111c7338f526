import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { moveObstacles } from "@emdia/contract/pendencies/vocabulary.ts";
import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../../shared/pendencies/moves/refused-move.ts";
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

/** The obstacle of a move, its missing items, and the documents that block it. */
export const ObstacleFace = ({ pendency, asked: { verification }, obstacle, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const lackWords = useLackWords();
  const known = moveObstacles.find((code) => code === obstacle.code);
  return (
    <>
      <MoveRefusal error={refusalOf(obstacle, verification.documents)} leadsThere={false} />
      {known && <p>{t("lacks.now", { lacks: lackWords(known, pendency) })}</p>}
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          {t("understood")}
        </Button>
      </Group>
    </>
  );
};
