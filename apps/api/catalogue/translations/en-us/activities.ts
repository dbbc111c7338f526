import type { CatalogueTranslation } from "../../translation.ts";

export const activities: CatalogueTranslation["activities"] = {
  ALTURA: [
    "Activity above two metres from the lower level, where there is a risk of falling.",
    "Work permit (PT), or a procedure for routine activities",
  ],
  "ELETRICIDADE-BT": ["Work on low-voltage electrical installations, energised or not.", "Service order and work permit (PT)"],
  "ELETRICIDADE-AT": ["Work on installations above 1,000 V alternating or 1,500 V direct current.", "Work permit (PT) and switching order"],
  "ELETRICIDADE-SEP": [
    "Work on the electric power system or near it: generation, transmission, substation and distribution.",
    "Work permit (PT) and service order of the operation centre",
  ],
  "ESPACO-CONFINADO": [
    "Entry into a place without continuous occupation, with limited access or a dangerous atmosphere.",
    "Entry and work permit (PET)",
  ],
  "ESPACO-CONFINADO-SUPERVISAO": ["Issue and closing of the entry permit, with the power to stop the work.", "Entry and work permit (PET)"],
  "A-QUENTE": ["Welding, cutting, grinding or any work that creates heat, flame or sparks.", "Hot work permit (PT)"],
  ICAMENTO: ["Moving of loads suspended from a crane, truck crane, overhead crane or gantry.", "Work permit (PT) and lifting plan"],
  PTA: ["Operation of an elevating platform, or work from it.", "Work permit (PT)"],
  EMPILHADEIRA: ["Operation of a forklift or another powered industrial vehicle."],
  ESCAVACAO: ["Opening of trenches, shafts and foundations, with work inside or beside them.", "Excavation permit (PT)"],
  INFLAMAVEIS: ["Work in areas with extraction, production, storage or transfer of flammables.", "Work permit (PT)"],
  MAQUINAS: ["Operation, adjustment, cleaning or maintenance of machines and equipment."],
  CALDEIRA: ["Operation of or intervention in boilers, pressure vessels and piping.", "Work permit (PT) for interventions"],
  QUIMICOS: ["Use, internal transport or disposal of dangerous chemicals."],
  RADIACAO: [
    "Gamma radiography, industrial X-ray or gauges with a radioactive source.",
    "Radiography permit (PT) with isolation of the area",
  ],
  SUBAQUATICO: ["Professional diving for inspection, cleaning or repair.", "Work permit (PT) and diving plan"],
  CONDUCAO: ["Driving of light, heavy or passenger vehicles in the service of the project."],
  "PRODUTOS-PERIGOSOS": ["Road transport of fuels, gases or dangerous waste."],
  "LIMPEZA-HOSPITALAR": ["Cleaning and support in health care, with biological risk."],
  FLORESTAL: ["Felling, clearing, planting, application of pesticides or operation of agricultural machines."],
  VIGILANCIA: ["Guarding of property, armed or not, and escort."],
  ADMINISTRATIVO: ["Office work without exposure to critical risk; the site induction is enough."],
};
