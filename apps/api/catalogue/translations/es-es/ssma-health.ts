import type { TypeTexts } from "../../translation.ts";

export const ssmaHealth: { readonly [code: string]: TypeTexts } = {
  "SSMA-ASO-ADMISSIONAL": [
    "Certificado de salud ocupacional (ASO) hecho antes de que el colaborador empiece a trabajar.",
    "ASO completo y firmado, por ejemplo “aso-admissional-joao-silva.pdf”, emitido por la clínica de su PCMSO.",
    ["¿El ASO es de este colaborador: nombre y CPF coinciden con el registro?", "João da Silva, CPF 529.982.247-25."],
    [
      "¿El tipo de examen marcado es de admisión, con fecha anterior al inicio del trabajo?",
      "De admisión del 26/02/2026, inicio el 02/03/2026.",
    ],
    ["¿El resultado es APTO para el puesto que ejerce el colaborador?", "Apto para montador de andamios."],
    [
      "¿Las aptitudes específicas (altura, espacio confinado, electricidad) constan para lo que hará?",
      "Apto para trabajo en altura (NR-35).",
    ],
    [
      "¿Riesgos y exámenes complementarios son los del PGR y del PCMSO para el puesto?",
      "Ruido: audiometría del 26/02/2026; caída: ECG y glucemia.",
    ],
    [
      "¿Médico examinador con nombre, CRM y firma, y el colaborador firmó la conformidad?",
      "Dr. Paulo Melo, CRM/MG 38.114; firma del colaborador.",
    ],
  ],
  "SSMA-ASO-PERIODICO": [
    "Certificado de salud ocupacional que renueva la aptitud del colaborador en el intervalo del PCMSO.",
    "Último ASO periódico, o el de admisión mientras aún vale, con todas las páginas.",
    ["¿El examen es periódico y se hizo dentro del intervalo del PCMSO?", "Periódico del 10/03/2026; anterior del 12/03/2025."],
    ["¿Nombre, CPF y puesto del ASO son los actuales del colaborador?", "Maria Souza, electricista de fuerza y control."],
    ["¿La conclusión es apto para el puesto y para cada actividad crítica actual?", "Apto; apto NR-10 y NR-35."],
    [
      "¿Los exámenes del período (audiometría, espirometría y otros) están listados con fecha?",
      "Audiometría 03/03/2026, espirometría 03/03/2026.",
    ],
    ["¿El médico firmó con CRM y el ASO trae el médico responsable del PCMSO?", "Coordinadora: Dra. Lúcia Prado, CRM/MG 22.871."],
  ],
  "SSMA-ASO-RETORNO": [
    "Examen antes del regreso de quien estuvo de licencia treinta días o más por enfermedad, accidente o parto.",
    "ASO de retorno con fecha anterior al primer día de regreso.",
    ["¿El examen es de retorno y se hizo antes de que el colaborador volviera?", "Examen el 29/04/2026, regreso el 30/04/2026."],
    ["¿La licencia que el examen cierra es la del movimiento?", "Licencia del 04/03 al 29/04/2026."],
    ["¿La aptitud dice si hay retorno gradual o restricción de actividad?", "Apto, sin trabajo en altura por 60 días."],
    ["¿Las aptitudes para actividades críticas se reevaluaron?", "NR-33: reevaluado y apto el 29/04/2026."],
  ],
  "SSMA-ASO-MUDANCA": [
    "Examen antes de que el colaborador pase a un puesto o lugar con riesgos diferentes.",
    "ASO de cambio de riesgo ocupacional con el nuevo puesto y los nuevos riesgos.",
    ["¿El ASO es anterior al cambio y trae el puesto nuevo?", "Examen el 27/03/2026, puesto nuevo el 01/04/2026."],
    ["¿Los riesgos nuevos del PGR están descritos?", "Nuevo riesgo: humos metálicos, radiación no ionizante."],
    ["¿Se hicieron los exámenes que piden los riesgos nuevos?", "Espirometría y radiografía de tórax el 26/03/2026."],
    ["¿La conclusión de aptitud vale para el puesto y las actividades nuevas?", "Apto para soldador; apto para trabajo en caliente."],
  ],
  "SSMA-ASO-DEMISSIONAL": [
    "Examen en la desvinculación, eximido cuando el último examen es reciente según el grado de riesgo.",
    "ASO de egreso, o el último ASO con la declaración de exención del médico coordinador.",
    ["¿El examen se hizo en hasta diez días del fin del contrato?", "Fin 20/03/2026, examen 24/03/2026."],
    ["Si se eximió, ¿el último ASO está en el plazo del grado de riesgo de la empresa?", "Grado 3, último ASO hace 60 días."],
    ["¿El tipo marcado es de egreso y el nombre y CPF son los del desvinculado?", "De egreso, CPF igual al del TRCT."],
    ["¿La copia del colaborador se entregó, con su firma?", "Recibí la 2ª copia el 24/03/2026."],
  ],
};
