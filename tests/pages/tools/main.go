// Answers a line of JSON on standard input with what the node's own code makes of it.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/p2p/enode"
	"github.com/prysmaticlabs/prysm/v5/crypto/bls"
)

type question struct {
	Bid      json.RawMessage
	Node     string
	Vote     hexutil.Bytes
	Duration string
}

func answer(asked question) (string, error) {
	switch {
	case asked.Bid != nil:
		var bid types.BidArgs
		if err := json.Unmarshal(asked.Bid, &bid); err != nil {
			return "", err
		}
		return bid.RawBid.Hash().Hex(), nil
	case asked.Node != "":
		node, err := enode.ParseV4(asked.Node)
		if err != nil {
			return "", err
		}
		return fmt.Sprintf("0x%s %s", node.ID(), node.URLv4()), nil
	case asked.Vote != nil:
		_, err := bls.PublicKeyFromBytes(asked.Vote)
		return "valid", err
	default:
		duration, err := time.ParseDuration(asked.Duration)
		return fmt.Sprintf("%d %s", duration.Nanoseconds(), duration), err
	}
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var asked question
		if err := json.Unmarshal(lines.Bytes(), &asked); err != nil {
			panic(err)
		}
		text, err := answer(asked)
		if err != nil {
			text = "refused"
		}
		fmt.Println(text)
	}
}
