/** A number as Foundry's `cast` prints it: if it has more than four digits, followed by its four leading digits. */
export function printed(value: bigint): string {
  const digits = String(value);
  if (digits.length <= 4) return digits;
  const fraction = digits.slice(1, 4).replace(/0+$/, '');
  return `${digits} [${digits[0]}${fraction && `.${fraction}`}e${digits.length - 1}]`;
}

/** An amount as `cast from-wei` prints it: with all of its 18 decimals. */
export function fromWei(wei: bigint): string {
  const digits = String(wei).padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`;
}
