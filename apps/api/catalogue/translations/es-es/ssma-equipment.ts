import type { TypeTexts } from "../../translation.ts";

export const ssmaEquipment: { readonly [code: string]: TypeTexts } = {
  "SSMA-ART-ANDAIME": [
    "Proyecto de montaje con memoria de cálculo, ART y liberación del andamio.",
    "Proyecto, ART pagada y ficha de liberación del andamio montado.",
    ["¿El proyecto es del tipo y de la altura del andamio montado?", "Multidireccional, 18 m, 4 niveles."],
    ["¿La ART cita la obra y está pagada?", "ART MG20260011223, proyecto y montaje."],
    ["¿La ficha de liberación se completó y está colocada?", "Placa verde, el 02/03/2026."],
    ["¿Los montadores están capacitados y el responsable firmó?", "Ing. civil CREA 99.887."],
  ],
  "SSMA-ANCORAGEM": [
    "Proyecto, ART e inspección periódica de los sistemas de anclaje usados.",
    "Proyecto, ART e informe de la última inspección de los anclajes.",
    ["¿Cada anclaje tiene proyecto con carga y zona libre de caída?", "Línea horizontal, 2 usuarios, zona libre 5,8 m."],
    ["¿La inspección periódica tiene menos de un año?", "Inspección en 09/2025."],
    ["¿Los puntos están identificados en el lugar y en el informe?", "LV-03, placa con fecha."],
    ["¿El proyectista y el inspector están habilitados, con ART?", "Ing. mecánico, ART 20260055."],
  ],
  "SSMA-LAUDO-NR12": [
    "Apreciación de riesgo e informe de conformidad de las máquinas llevadas al proyecto.",
    "Informe con inventario, apreciación de riesgo, fotos y ART.",
    ["¿El informe identifica la máquina por marca, modelo y serie?", "Hormigonera 400 L, serie 2233."],
    ["¿La apreciación de riesgo sigue la NBR ISO 12100?", "HRN antes 120, después 5."],
    ["¿Se verificaron protecciones, parada de emergencia y comandos?", "Cerramiento, doble canal."],
    ["¿La ART del informe está pagada y el autor es ingeniero habilitado?", "Ing. mecánico, ART 20260077."],
  ],
  "SSMA-NR13-INSPECAO": [
    "Legajo, informe de inspección y válvulas de calderas y recipientes a presión.",
    "Informe de la última inspección y certificado de la válvula de seguridad.",
    ["¿La categoría y el TAG del recipiente están en el informe?", "Recipiente de aire V-02, categoría V."],
    ["¿La próxima inspección aún no venció?", "Próxima en 05/2027."],
    ["¿La válvula de seguridad se calibró con precinto?", "Apertura 8,5 bar, precinto 4455."],
    ["¿El profesional habilitado firmó el informe, con ART?", "Ing. mecánico, PH, ART 2026."],
  ],
};
