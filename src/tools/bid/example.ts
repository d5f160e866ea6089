/** The bid whose hash the guide gives as a test vector. */
export const EXAMPLE = `{
  "rawBid": {
    "blockNumber": 100,
    "parentHash": "0x${'ab'.repeat(32)}",
    "txs": ["0x02f8", "0xc0"],
    "unRevertible": ["0x${'cd'.repeat(32)}"],
    "gasUsed": 21000,
    "gasFee": 1000000000000000,
    "builderFee": 5000000000000
  }
}`;
