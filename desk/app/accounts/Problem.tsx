/** Says at once what did not work. The empty element stays, because screen readers announce only changes of an alert. */
export function Problem({ sentence }: { sentence: string }) {
  return (
    <p className={sentence ? 'problem alert' : 'problem'} role="alert">
      {sentence}
    </p>
  );
}
